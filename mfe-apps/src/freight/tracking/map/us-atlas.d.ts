/** The Census Bureau's boundaries as TopoJSON; described here, so that the compiler need not read a megabyte of numbers. */
declare module "us-atlas/states-10m.json" {
  const topology: import("topojson-specification").Topology<{
    states: import("topojson-specification").GeometryCollection;
    nation: import("topojson-specification").GeometryCollection;
  }>;
  export default topology;
}
declare module "us-atlas/counties-10m.json" {
  const topology: import("topojson-specification").Topology<{
    counties: import("topojson-specification").GeometryCollection;
  }>;
  export default topology;
}
