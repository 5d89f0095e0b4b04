import type { CSSProperties, ReactNode } from "react";

interface Brand {
  readonly color?: string | undefined;
  readonly logo_url?: string | undefined;
}

interface CarrierBrandProps {
  /** None in a trip that a phone kept from before there were brands. */
  brand: Brand | undefined;
  /** The carrier's name, which the logo stands beside and never replaces. */
  children: ReactNode;
}

/** The carrier as its customers and drivers know it: its logo on white, and a line in its color. */
export function CarrierBrand({ brand, children }: CarrierBrandProps) {
  const { color, logo_url } = brand ?? {};
  const line: CSSProperties = color
    ? { borderBlockEnd: `3px solid ${color}`, marginBlockEnd: 12, paddingBlockEnd: 8 }
    : {};
  return (
    <div style={{ alignItems: "center", display: "flex", flex: 1, flexWrap: "wrap", gap: 12, minWidth: 0, ...line }}>
      {logo_url && (
        <span style={{ background: "#fff", borderRadius: 4, display: "inline-flex", padding: 4 }}>
          {/* Most logos are made for white paper. The height is fixed, so that nothing moves when it loads. */}
          <img src={logo_url} alt="" style={{ height: 40, maxWidth: 180, objectFit: "contain" }} />
        </span>
      )}
      {children}
    </div>
  );
}
