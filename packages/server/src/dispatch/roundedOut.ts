const minute = 60_000;
/** The ends of a window are rounded to the largest of these steps that fits into it three times. */
const steps = [15, 5, 1].map((minutes) => minutes * minute);

/** The window that is so many real milliseconds wide on either side of a moment, rounded so that people can say it. */
export function roundedOut(moment: Date, margin: number): { from: Date; to: Date } {
  const step = steps.find((each) => each * 3 <= margin * 2) ?? minute;
  const at = moment.getTime();
  return {
    from: new Date(Math.floor((at - margin) / step) * step),
    to: new Date(Math.ceil((at + margin) / step) * step),
  };
}
