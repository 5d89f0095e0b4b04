import { beforeEach, describe, expect, it } from "vitest";
import { createStore } from "jotai";
import {
  DEFAULT_LAYOUT,
  LAYOUT_KEY,
  layoutAtom,
  layoutAttributes,
  type LayoutSettings,
  readLayout,
  sidebarTypeFor,
  widthClassOf,
} from "./settings";

beforeEach(() => {
  localStorage.clear();
});

describe("layout settings", () => {
  it("start as the product's defaults", () => {
    expect(readLayout(localStorage)).toEqual({
      theme: "light",
      direction: "ltr",
      width: "default",
      topbarTheme: "light",
      sidebarTheme: "dark",
      sidebarType: "default",
      position: "fixed",
    });
  });

  it.each<[keyof LayoutSettings, string]>([
    ["theme", "dark"],
    ["theme", "system"],
    ["direction", "rtl"],
    ["width", "boxed"],
    ["topbarTheme", "brand"],
    ["sidebarTheme", "light"],
    ["sidebarType", "hover-active"],
    ["position", "scrollable"],
  ])("store and restore %s", (key, value) => {
    createStore().set(layoutAtom, { [key]: value });
    expect(readLayout(localStorage)).toEqual({ ...readLayout(localStorage), [key]: value });
    expect(readLayout(localStorage)[key]).toBe(value);
  });

  it("replace what is senseless and keep the rest", () => {
    localStorage.setItem(LAYOUT_KEY, JSON.stringify({ theme: "purple", width: "boxed" }));
    expect(readLayout(localStorage)).toEqual({ ...DEFAULT_LAYOUT, width: "boxed" });
  });

  it("survive a storage that holds something else", () => {
    localStorage.setItem(LAYOUT_KEY, "{");
    expect(readLayout(localStorage)).toEqual(DEFAULT_LAYOUT);
  });

  it("become attributes of the document", () => {
    const layout: LayoutSettings = { ...DEFAULT_LAYOUT, theme: "system", direction: "rtl", width: "boxed" };
    expect(layoutAttributes(layout, "dark", "sm")).toEqual({
      dir: "rtl",
      "data-theme": "dark",
      "data-mantine-color-scheme": "dark",
      "data-layout-width": "boxed",
      "data-topbar-theme": "light",
      "data-sidebar-theme": "dark",
      "data-sidebar-type": "sm",
      "data-layout-position": "fixed",
    });
  });
});

describe("the sidebar's type", () => {
  it.each([
    [767, "mobile"],
    [768, "small"],
    [1139, "small"],
    [1140, "wide"],
  ])("at %i px the window is %s", (width, expected) => {
    expect(widthClassOf(width)).toBe(expected);
  });

  it.each([
    ["mobile", "default", false, "mobile"],
    ["mobile", "hidden", false, "mobile"],
    ["small", "default", false, "sm"],
    ["wide", "default", false, "default"],
    ["wide", "default", true, "sm"],
    ["wide", "hover", true, "hover"],
    ["small", "hidden", false, "hidden"],
  ] as const)("on a %s window, chosen %s, accounting %s, is %s", (width, chosen, hasMarker, expected) => {
    expect(sidebarTypeFor(width, chosen, hasMarker)).toBe(expected);
  });
});
