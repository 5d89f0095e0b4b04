import { afterEach, describe, expect, it, vi } from "vitest";
import { createTranslations } from "./translations";

const catalogs = { en: { hello: "Hello" }, es: { hello: "Hola" } };
const made = () => createTranslations("greeting", catalogs);

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the language of a page", () => {
  it("is the browser's at first, and English where that is neither", () => {
    vi.stubGlobal("navigator", { language: "es-MX" });
    expect(made().i18next.t("hello")).toBe("Hola");
    vi.stubGlobal("navigator", { language: "pl-PL" });
    expect(made().i18next.t("hello")).toBe("Hello");
  });

  it("is what was chosen, on the next visit too", async () => {
    await made().changeLanguage("es");
    expect(made().i18next.t("hello")).toBe("Hola");
  });

  it("is what others chose for the person, until the person chooses", async () => {
    const { i18next, changeLanguage, preferLanguage } = made();
    preferLanguage("es");
    await vi.waitFor(() => expect(i18next.t("hello")).toBe("Hola"));
    expect(localStorage).toHaveLength(0);
    await changeLanguage("en");
    preferLanguage("es");
    expect(i18next.t("hello")).toBe("Hello");
  });

  it("lasts as long as the page where nothing may be stored", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    const { i18next, changeLanguage } = made();
    await changeLanguage("es");
    expect(i18next.t("hello")).toBe("Hola");
    vi.restoreAllMocks();
  });
});
