// Width and indentation are those of .editorconfig, which Prettier reads; all else is as Prettier has it.
export default {
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
