import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CarrierBrand } from "./carrier-brand";

describe("the carrier on public pages", () => {
  it("shows its logo beside its name and a line in its color", () => {
    const { container } = render(
      <CarrierBrand brand={{ color: "#8a1c2b", logo_url: "/blobs/logo" }}>Prairie Crest</CarrierBrand>,
    );
    expect(screen.getByText("Prairie Crest")).toHaveStyle({ borderBlockEnd: "3px solid #8a1c2b" });
    expect(container.querySelector("img")).toHaveAttribute("src", "/blobs/logo");
  });

  it("is only a name without them", () => {
    const { container } = render(<CarrierBrand brand={undefined}>Prairie Crest</CarrierBrand>);
    expect(screen.getByText("Prairie Crest")).toBeInTheDocument();
    expect(container.querySelector("img")).toBeNull();
  });
});
