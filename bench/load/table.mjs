/** One table with two seats that move as fast as they are answered; measures until the other has seen a move. */

export class Table {
  constructor(clock) {
    this.clock = clock;
    this.times = [];
    this.pending = [];
    this.games = 0; // begun while the clock ran
  }

  /** A seat sends its move, having seen this version. */
  sends(seat, version) {
    this.pending.push({ seat, version, at: performance.now() });
  }

  /** A seat has the position of this version: the other's moves before it have arrived. */
  sees(seat, version) {
    const now = performance.now();
    const isSeen = (move) => move.seat !== seat && move.version < version;
    if (this.clock.isRunning) this.times.push(...this.pending.filter(isSeen).map((move) => now - move.at));
    this.pending = this.pending.filter((move) => !isSeen(move));
  }
}
