/** How long a finger rests on something before it asks what that is. */
const LONG = 450;

/** A finger that stays for a while: what it means then is not what a tap means. */
export class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wasLong = false;

  constructor(private readonly onlong: () => void) {}

  readonly down = ({ pointerType }: PointerEvent): void => {
    this.wasLong = false;
    if (pointerType !== "touch") return;
    this.timer = setTimeout(() => {
      this.wasLong = true;
      this.onlong();
    }, LONG);
  };

  readonly up = (): void => clearTimeout(this.timer);

  /** The system's own menu for a finger that stays would cover what is told. */
  readonly menu = (event: Event): void => {
    if (this.wasLong) event.preventDefault();
  };

  /** Whether the click that comes now is only the end of a long press. */
  ends(): boolean {
    const ends = this.wasLong;
    this.wasLong = false;
    return ends;
  }
}

/** Whether a finger made this click. */
export const isTap = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === "touch";
