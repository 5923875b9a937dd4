// What lies in a tray, whatever the game.

export interface TrayItem {
  key: string;
  kind: number;
  count: number;
  /** The position of the option, or null for what is only seen. */
  at: number | null;
  back: boolean;
  /** Where a back lies. */
  place: number;
}
