import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/table.css";
import "./styles/lobby.css";
import "./styles/sitdown.css";
import "./styles/editor.css";
import "./styles/replay.css";
import "./styles/analysis.css";
import "./styles/deal.css";
import "./styles/rules.css";
import "./styles/weaves.css";
import "./styles/cardtable.css";
import "./styles/decks.css";
import "./styles/seats.css";
import "./styles/learn.css";
import "./styles/lessons.css";
import "./styles/hints.css";
import "./styles/goal.css";
import "./styles/guide.css";
import "./styles/manners.css";
import "./styles/pacing.css";
import "./styles/questions.css";
import "./styles/ending.css";
import "./styles/past.css";
import "./styles/people.css";
import "./styles/tournaments.css";
import "./styles/projector.css";
import "./styles/arenas.css";
import "./styles/profiles.css";
import "./styles/study.css";
import "./styles/packs.css";
import "./styles/gauntlet.css";
import "./styles/puzzles.css";
import "./styles/offline.css";
import "./styles/account.css";
import "./styles/quiet.css";
import "./styles/touch.css";
import "./styles/below.css";

import { mount } from "svelte";

import App from "./App.svelte";
import * as all from "./games";
import { games } from "./lib/games.svelte";
import { router } from "./lib/router.svelte";
import { line } from "./offline/line.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

const { generic, ...bundled } = all;
games.welcome(Object.values(bundled), generic);

if (router.route.page !== "embed") line.begin();

export default mount(App, { target });
