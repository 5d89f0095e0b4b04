/** The choices of the theme, as the account's menu and the layout settings offer them. */
export const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;
