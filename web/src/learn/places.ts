/** Where on the page the table's slip has its dark button: what was chosen is said there. */
export const GO = ".side .prompt:not(.coach) .btn.go";
