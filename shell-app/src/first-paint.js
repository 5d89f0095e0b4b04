// Runs before the first paint: without it a dark or right-to-left page would flash the other way round.
try {
  const layout = JSON.parse(localStorage.getItem("haul.layout") ?? "{}");
  const isSystemDark =
    layout.theme === "system" && document.defaultView.matchMedia("(prefers-color-scheme: dark)").matches;
  if (layout.theme === "dark" || isSystemDark) {
    document.documentElement.setAttribute("data-mantine-color-scheme", "dark");
  }
  if (layout.direction === "rtl") document.documentElement.dir = "rtl";
} catch {
  // Storage is refused or holds something else: the defaults in the document stand.
}
