/** Of the chart by weeks, in pixels; what stands in for it is as high. */
export const CHART_HEIGHT = 260;
