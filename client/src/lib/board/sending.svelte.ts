/** What was clicked together goes to the table step by step, as long as the table asks for the next one. */
export class Sending<A> {
  isOn = $state(false);
  private mark = "";

  start(): void {
    this.mark = "";
    this.isOn = true;
  }

  stop(): void {
    this.isOn = false;
  }

  /** The step to send now; without one it is over. `mark` says how far the table is: if it stands still, the last step was
      refused. While an answer is awaited there are no options, and nothing is sent. */
  next(options: unknown[], mark: string, step: () => A | null): A | null {
    if (!this.isOn || options.length === 0) return null;
    const sent = mark === this.mark ? null : step();
    this.mark = mark;
    this.isOn = sent !== null;
    return sent;
  }
}
