import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";
import pl from "./pl.ftl?raw";

export const WORDS = { en, pl, ja };
