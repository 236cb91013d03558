// Preloaded by tests that compare times: the clock starts at STARTED_CLOCK and runs on.
const RealDate = Date;
const shiftMs = RealDate.parse(process.env.STARTED_CLOCK) - RealDate.now();

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + shiftMs] : args));
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
