import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/table.css";
import "./games/token-battle/board.css";
import "./styles/lobby.css";
import "./styles/editor.css";
import "./styles/replay.css";
import "./styles/rules.css";
import "./styles/weaves.css";
import "./games/pokemon/pokemon.css";
import "./games/star-wars/star-wars.css";
import "./styles/decks.css";
import "./games/pokemon/teams.css";

import { mount } from "svelte";

import App from "./App.svelte";
import * as all from "./games";
import { games } from "./lib/games.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

games.welcome(Object.values(all));

export default mount(App, { target });
