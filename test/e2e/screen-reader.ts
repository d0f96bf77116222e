import type { CDPSession, Page } from "playwright-core";

type AxValue = { value?: unknown };
type AxNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
};

/** What a screen reader says of a state beside role and name; the rest is said only when it holds. */
const SAID_STATES = "checked disabled expanded invalid level pressed readonly required selected".split(" ");
/** Their names are said when the focus comes into them. */
const SURROUNDINGS = /^(?:dialog|form|group|list|log|main|navigation|radiogroup|region|tabpanel)$/;

export type Waited = {
  /** Parts of announcements to come before the step is over. */
  hears?: readonly (string | RegExp)[];
  /** Two parts of the page speak at the same moment: written by the alphabet, as either may be first. */
  inAnyOrder?: boolean;
  /** CSS selector of what has the focus when the step is over. */
  focus?: string;
  /** CSS selector of what is on the page when the step is over. */
  shows?: string;
};

/**
 * Writes down what a screen reader would say while a page is used with the keyboard: what has focus and stands around
 * it, as Chromium's own accessibility tree has it, and what live regions announce, in order. Chromium hands those
 * announcements to the system's screen reader only, so they are written down in the page as they come.
 */
export class ScreenReader {
  private readonly lines: string[] = [];
  private around: string[] = [];
  private lastFocus = "";
  private saidCount = 0;

  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
    private readonly loading: string,
  ) {}

  /** To be called before the page is opened. `loading` is what is said while code comes: whether it is, is the line's. */
  static async listen(page: Page, loading: string): Promise<ScreenReader> {
    await page.addInitScript(writeDownAnnouncements);
    return new ScreenReader(page, await page.context().newCDPSession(page), loading);
  }

  /** What is said when a page has come: its title, and what has focus. */
  async arrive(): Promise<void> {
    this.around = [];
    this.lastFocus = "";
    this.saidCount = (await this.announced()).length;
    this.lines.push(`page: ${await this.page.title()}`);
    await this.settle({});
  }

  /** Presses a key; with nothing to wait for, what is said at once. */
  async press(key: string, waited: Waited = {}): Promise<void> {
    this.lines.push("", `[${key}]`);
    await this.page.keyboard.press(key);
    await this.settle(waited);
  }

  async type(text: string): Promise<void> {
    this.lines.push("", `[types: ${text}]`);
    await this.page.keyboard.type(text);
    await this.settle({});
  }

  /** Tabs on until the element has the focus. */
  async tabTo(selector: string, key = "Tab"): Promise<void> {
    const isThere = () => this.page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
    do await this.press(key);
    while (!(await isThere()) && this.lines.length < 1000);
  }

  /** Notes what comes without a key pressed here; `what` says what it comes from. */
  async note(what: string, waited: Waited): Promise<void> {
    this.lines.push("", what);
    await this.settle(waited);
  }

  /** What the reading cursor finds in a part of the page, line by line. */
  async read(selector: string): Promise<void> {
    const part = await this.page.locator(selector).ariaSnapshot();
    this.lines.push("", "[reads on]", ...part.split("\n").map((line) => `  ${line}`));
  }

  /** The transcript, with what differs from run to run replaced. */
  transcript(variable: Record<string, RegExp> = {}): string {
    const text = `${this.lines.join("\n").trim()}\n`;
    return Object.entries(variable).reduce(
      (known, [name, pattern]) => known.replace(pattern, `<${name}>`),
      text,
    );
  }

  private async hear(part: string | RegExp): Promise<void> {
    const { source, flags } = part instanceof RegExp ? part : new RegExp(literal(part));
    await this.page.waitForFunction(
      ([pattern, letters, from]) =>
        (globalThis as unknown as { announced: string[] }).announced
          .slice(from)
          .some((text) => new RegExp(pattern, letters).test(text)),
      [source, flags, this.saidCount] as const,
    );
  }

  /** Waits, then writes down what was announced since the last step, and the focus where it is another one. */
  private async settle({ hears = [], inAnyOrder = false, focus, shows }: Waited): Promise<void> {
    if (shows) await this.page.locator(shows).first().waitFor();
    for (const part of hears) await this.hear(part);
    if (focus) await this.page.waitForFunction((it) => document.activeElement?.matches(it) ?? false, focus);
    const announced = await this.announced();
    const fresh = announced.slice(this.saidCount).filter((text) => text !== this.loading);
    for (const text of inAnyOrder ? fresh.sort() : fresh) this.lines.push(`  says: ${text}`);
    this.saidCount = announced.length;
    const { element, entered } = await this.readFocus();
    if (element === this.lastFocus) return;
    for (const name of entered) this.lines.push(`  in: ${name}`);
    this.lines.push(`  focus: ${element}`);
    this.lastFocus = element;
  }

  private announced = (): Promise<string[]> =>
    this.page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);

  /** What has the focus, and the named parts of the page the focus came into. */
  private async readFocus(): Promise<{ element: string; entered: string[] }> {
    const { result } = await this.tree.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = (await this.tree.send("Accessibility.getPartialAXTree", {
      ...(result.objectId ? { objectId: result.objectId } : {}),
    })) as { nodes: AxNode[] };
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const [node] = nodes;
    if (!node || node.ignored || /^(?:RootWebArea|generic)$/.test(String(node.role?.value)))
      return { element: "nowhere", entered: [] };
    const around: string[] = [];
    for (let up = known.get(node.parentId ?? ""); up; up = known.get(up.parentId ?? "")) {
      if (!up.ignored && up.name?.value && SURROUNDINGS.test(String(up.role?.value)))
        around.unshift(`${up.role?.value} ${quoted(up)}`);
    }
    const entered = around.filter((each) => !this.around.includes(each));
    // What has the focus itself has been named when the focus goes on into it.
    this.around = [...around, `${node.role?.value} ${quoted(node)}`];
    return { element: said(node), entered };
  }
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const quoted = ({ name }: AxNode): string => JSON.stringify(String(name?.value ?? ""));

/** A node as it is read out: role, name, states, value, description. */
function said(node: AxNode): string {
  const states = SAID_STATES.flatMap((state) => {
    const value = node.properties?.find(({ name }) => name === state)?.value.value;
    if (
      value === undefined ||
      ((value === false || value === "false") && !/^(?:checked|expanded|pressed)$/.test(state))
    )
      return [];
    return value === true || value === "true" ? [state] : [`${state}=${value}`];
  });
  const value = node.value?.value;
  return [
    String(node.role?.value),
    quoted(node),
    ...states,
    ...(value === undefined || value === "" ? [] : [`value ${JSON.stringify(value)}`]),
    ...(node.description?.value ? [`description ${JSON.stringify(node.description.value)}`] : []),
  ].join(" ");
}

/** Runs before the page: writes down what its live regions say, each in the whole (status, alert) or what is new (log). */
function writeDownAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(globalThis, { announced });
  // A log that comes with its history, and whatever the page is served with, is no news.
  const WHOLE = "[role=status], [role=alert], [aria-atomic=true]";
  const LIVE = `${WHOLE}, [role=log], [aria-live]:not([aria-live=off])`;
  const last = new WeakMap<Element, string>();

  /** The words of a node for the ear: nothing hidden. */
  const wordsOf = (node: Node): string => {
    if (node instanceof Element) {
      if (node.closest("[aria-hidden=true]") || !node.checkVisibility({ visibilityProperty: true }))
        return "";
      return `${[...node.childNodes].map(wordsOf).join("")}${getComputedStyle(node).display === "inline" ? "" : " "}`;
    }
    return node.parentElement?.closest("[aria-hidden=true]") ? "" : (node.textContent ?? "");
  };
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);

  const announce = (region: Element, node: Node) => {
    const isWhole = region.matches(WHOLE);
    const text = tidy(wordsOf(isWhole ? region : node));
    if (isWhole && last.get(region) === text) return;
    last.set(region, text);
    if (text) announced.push(text);
  };
  const observer = new MutationObserver((changes) => {
    const done = new Set<Node>();
    for (const { type, target, addedNodes } of changes) {
      // A part of what has just been said with something around it is not said again.
      const isDone = (node: Node) => [...done].some((each) => each.contains(node));
      for (const node of type === "childList" ? addedNodes : [target]) {
        const region = regionOf(node);
        if (!node.isConnected || isDone(node)) continue;
        if (region === node && !region.matches(WHOLE)) continue;
        if (region) announce(region, node);
        else if (node instanceof Element)
          for (const inner of node.querySelectorAll(WHOLE)) announce(inner, inner);
        done.add(node);
      }
    }
  });
  const start = () => observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener("DOMContentLoaded", start);
}
