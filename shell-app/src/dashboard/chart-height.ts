/** Of the chart by weeks, in pixels; its placeholder is just as high. */
export const CHART_HEIGHT = 260;
