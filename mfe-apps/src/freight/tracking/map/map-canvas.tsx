import { useEffect, useMemo, useRef, useState } from "react";
import * as maplibre from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { Layer, Map, Marker, NavigationControl, Popup, Source, type MapRef } from "@vis.gl/react-maplibre";
import { config } from "@haul/platform";
import { Button, colors, useComputedColorScheme } from "@haul/ui/core";
import { IconMapPins } from "@haul/ui/icons";
import {
  basemap,
  CLOSE_UP_ZOOM,
  closeUpPaint,
  loadCloseUp,
  PLACES_BY,
  TOWN_DOTS_ZOOM,
  TOWN_LAYOUT,
  type CloseUp,
  type Scheme,
} from "./basemap";
import { boundsOf, lineThrough, ringOf } from "./geometry";
import type { MapPoint, MapProps } from "./map-props";
import { markerOrder } from "./marker-order";
import classes from "./map.module.css";

// A worker from a file of this origin: the page's policy allows neither `blob:` nor `eval`.
maplibre.setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

const NONE: readonly never[] = [];
const PADDING = 48;
/** As long as anything here moves; MapLibre itself jumps for people who want no motion. */
const MOVE_MS = 150;

/** The drawing itself, with MapLibre: a chunk of its own, for it is heavier than all the rest. */
export default function MapCanvas({
  label,
  points,
  selectedId = null,
  onSelect,
  popup,
  trail = NONE,
  ahead = NONE,
  circle,
}: MapProps) {
  const map = useRef<MapRef>(null);
  const scheme = useComputedColorScheme("light");
  const styleUrl = config().map?.style_url;
  const [isStyleBroken, setIsStyleBroken] = useState(false);
  const isEmbedded = !styleUrl || isStyleBroken;
  const style = useMemo(() => (isEmbedded ? basemap(scheme) : styleUrl), [isEmbedded, styleUrl, scheme]);
  const [closeUp, setCloseUp] = useState<CloseUp>();
  const [isReady, setIsReady] = useState(false);
  const selected = points.find(({ id }) => id === selectedId);
  const order = useMemo(() => markerOrder(points), [points]);
  const places = useMemo(() => [...points, ...trail], [points, trail]);
  const ring = useMemo(() => circle && ringOf(circle), [circle]);

  const showAll = (duration: number) =>
    map.current?.fitBounds(boundsOf(places), { padding: PADDING, maxZoom: 9, duration });

  // The first rows may come after the map; later ones do not move the view.
  const hasPlaces = places.length > 0;
  useEffect(() => {
    if (isReady && hasPlaces) showAll(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when there is something to show
  }, [isReady, hasPlaces]);

  const latitude = selected?.latitude;
  const longitude = selected?.longitude;
  useEffect(() => {
    const shown = map.current;
    if (!isReady || !shown || latitude === undefined || longitude === undefined) return;
    if (!shown.getBounds().contains([longitude, latitude]))
      shown.easeTo({ center: [longitude, latitude], duration: MOVE_MS });
  }, [isReady, latitude, longitude]);

  const look = (zoom: number) => {
    if (isEmbedded && zoom >= CLOSE_UP_ZOOM && !closeUp) loadCloseUp().then(setCloseUp, () => undefined);
  };

  return (
    <Map
      ref={map}
      mapLib={maplibre}
      mapStyle={style}
      initialViewState={{ bounds: boundsOf(places), fitBoundsOptions: { padding: PADDING, maxZoom: 9 } }}
      minZoom={2}
      // The embedded map has no streets; this close one still sees whether a truck is inside a circle.
      maxZoom={isEmbedded ? 15 : 18}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      maxPitch={0}
      // Expanded at first, as the data's licenses require; it collapses when the map is moved.
      attributionControl={{ compact: true }}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.getCanvas().setAttribute("aria-label", `${label}. Arrow keys move it, plus and minus zoom.`);
        setIsReady(true);
        look(target.getZoom());
      }}
      onZoomEnd={({ viewState }) => look(viewState.zoom)}
      onError={({ target }) => {
        // A style of another server that cannot be read leaves the map empty; the embedded one needs no server.
        if (!isEmbedded && !target.isStyleLoaded()) setIsStyleBroken(true);
      }}
      onClick={() => onSelect?.(null)}
    >
      {isEmbedded && closeUp && <CloseUpLayers {...closeUp} scheme={scheme} />}
      {ring && (
        <Source id="circle" type="geojson" data={ring}>
          <Layer id="circle" type="fill" paint={{ "fill-color": colors.blue[5], "fill-opacity": 0.15 }} />
          <Layer id="circle-edge" type="line" paint={{ "line-color": colors.blue[5], "line-width": 1.5 }} />
        </Source>
      )}
      {trail.length > 1 && (
        <Source id="trail" type="geojson" data={lineThrough(trail)}>
          <Layer id="trail" type="line" paint={{ "line-color": colors.violet[5], "line-width": 2.5 }} />
        </Source>
      )}
      {ahead.length > 1 && (
        <Source id="ahead" type="geojson" data={lineThrough(ahead)}>
          <Layer
            id="ahead"
            type="line"
            paint={{ "line-color": colors.gray[5], "line-width": 1.5, "line-dasharray": [2, 2] }}
          />
        </Source>
      )}
      {points.map((point) => (
        <Marker
          key={point.id}
          longitude={point.longitude}
          latitude={point.latitude}
          style={{ zIndex: point.id === selectedId ? points.length + 1 : order.get(point.id) }}
          onClick={({ originalEvent }) => {
            originalEvent.stopPropagation();
            onSelect?.(point.id === selectedId ? null : point.id);
          }}
        >
          <Pin point={point} isSelected={point.id === selectedId} isPressable={onSelect !== undefined} />
        </Marker>
      ))}
      {selected && popup && (
        <Popup
          longitude={selected.longitude}
          latitude={selected.latitude}
          offset={20}
          maxWidth="20rem"
          closeOnClick={false}
          focusAfterOpen={false}
          onClose={() => onSelect?.(null)}
        >
          {popup}
        </Popup>
      )}
      <NavigationControl showCompass={false} position="top-left" />
      {places.length > 1 && (
        <Button
          className={classes.all}
          size="xs"
          variant="default"
          leftSection={<IconMapPins size={14} aria-hidden />}
          onClick={() => showAll(MOVE_MS)}
        >
          Show all
        </Button>
      )}
    </Map>
  );
}

function CloseUpLayers({ counties, towns, scheme }: CloseUp & { scheme: Scheme }) {
  const paint = closeUpPaint(scheme);
  return (
    <>
      <Source id="counties" type="geojson" data={counties}>
        <Layer id="counties" type="line" beforeId="borders" minzoom={CLOSE_UP_ZOOM} paint={paint.counties} />
      </Source>
      <Source id="towns" type="geojson" data={towns} attribution={PLACES_BY}>
        {/* Below the cities and the numbers of the roads, which go first. */}
        <Layer id="town-dots" type="circle" beforeId="interstate-names" minzoom={TOWN_DOTS_ZOOM} paint={paint.dots} />
        <Layer
          id="towns"
          type="symbol"
          beforeId="interstate-names"
          minzoom={CLOSE_UP_ZOOM}
          layout={TOWN_LAYOUT}
          paint={paint.names}
        />
      </Source>
    </>
  );
}

function Pin({ point, isSelected, isPressable }: { point: MapPoint; isSelected: boolean; isPressable: boolean }) {
  const { icon: Glyph, tone, label, caption, isStale } = point;
  const facts = {
    className: classes.pin,
    "data-tone": tone,
    "data-stale": isStale || undefined,
    "data-selected": isSelected || undefined,
    title: label,
  };
  const body = (
    <>
      <span className={classes.dot}>
        <Glyph size={16} aria-hidden />
      </span>
      {caption && <span className={classes.caption}>{caption}</span>}
    </>
  );
  // Not in the tab order: the list beside it has every row, and dozens of pins would be in the way.
  return isPressable ? (
    <button type="button" tabIndex={-1} aria-label={label} aria-pressed={isSelected} {...facts}>
      {body}
    </button>
  ) : (
    <span role="img" aria-label={label} {...facts}>
      {body}
    </span>
  );
}
