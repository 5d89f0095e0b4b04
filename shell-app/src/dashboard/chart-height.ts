/** Of the chart by weeks, in pixels; its placeholder is just as high. */
export const CHART_HEIGHT = 260;
/** For those who want to read it more closely. */
export const TALL_CHART_HEIGHT = 460;
