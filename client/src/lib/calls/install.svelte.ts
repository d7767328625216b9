/** Installing the page as an app, where the browser offers it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

export const installing = {
  get isOffered(): boolean {
    return offer !== null;
  },
  async install(): Promise<void> {
    const taken = offer;
    offer = null; // it is good for one question
    await taken?.prompt();
  },
};

/** The browser would ask by itself, at a moment of its own: it is kept for the button. */
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
});
addEventListener("appinstalled", () => (offer = null));
