// What of the text on a page can't be read: it is cut, or it lies on other text, leaves what it stands on, or is broken
// inside a word. `allowed` has pairs of a kind of fault ("*" for each) and of the selector of what may have it.
// Gives a list of sentences, one a fault.
(allowed) => {
  const SLACK = 1.5;
  const faults = new Map();
  const style = new Map();
  const styled = (box) => {
    if (!style.has(box)) style.set(box, getComputedStyle(box));
    return style.get(box);
  };

  const called = (box) => {
    const one = (node) => node.tagName.toLowerCase() + [...node.classList].map((name) => `.${name}`).join("");
    const way = [];
    for (let node = box; node && node !== document.body && way.length < 4; node = node.parentElement) way.unshift(one(node));
    return way.join(" > ");
  };
  const say = (kind, box, text, more = "") => {
    if (allowed.some(([of, where]) => (of === kind || of === "*") && box.closest(where))) return;
    const key = `${kind}: ${called(box)}`;
    if (!faults.has(key)) faults.set(key, `${key}: “${text.trim().replace(/\s+/g, " ").slice(0, 60)}”${more}`);
  };

  // Said to a screen reader and shown to nobody.
  const unseen = new Map();
  const isUnseen = (box) => {
    if (!box || box === document.documentElement) return false;
    if (!unseen.has(box)) {
      const look = styled(box);
      const none = look.clipPath === "inset(50%)" || Number(look.opacity) === 0 || look.fontSize === "0px";
      unseen.set(box, none || isUnseen(box.parentElement));
    }
    return unseen.get(box);
  };

  // The boxes that may clip what lies in `box`, from the inside out: an absolute one is clipped by its containing
  // block and what is around that, a fixed one by nothing.
  const around = new Map();
  const holds = (look) => look.position !== "static" || look.transform !== "none" || look.contain.includes("paint");
  function holders(box) {
    if (around.has(box)) return around.get(box);
    const found = [box];
    let place = styled(box).position;
    for (let node = box.parentElement; node && node !== document.documentElement; node = node.parentElement) {
      const look = styled(node);
      if (place === "fixed" && look.transform === "none") continue;
      if (place === "absolute" && !holds(look)) continue;
      if (look.display !== "contents") found.push(node);
      place = look.position;
    }
    around.set(box, found);
    return found;
  }

  const isPainted = (look) => {
    if (look.display === "contents") return false;
    const clear = look.backgroundColor === "rgba(0, 0, 0, 0)" || look.backgroundColor === "transparent";
    const rim = ["Top", "Right", "Bottom", "Left"].every(
      (side) => parseFloat(look[`border${side}Width`]) > 0 && look[`border${side}Style`] !== "none",
    );
    return !clear || rim || look.boxShadow !== "none" || look.backgroundImage !== "none";
  };
  // How large a font is drawn: a picture of a table may be a table made small.
  const sizes = new Map();
  function drawnSize(box) {
    if (!sizes.has(box)) {
      const scale = box.getScreenCTM
        ? (box.getScreenCTM()?.a ?? 1)
        : box.offsetWidth > 0 && styled(box).display !== "inline"
          ? box.getBoundingClientRect().width / box.offsetWidth
          : 1;
      sizes.set(box, parseFloat(styled(box).fontSize) * scale);
    }
    return sizes.get(box);
  }

  // The part of a line that has ink: the boxes of fonts are higher than their letters.
  function inked(rect, size) {
    const over = Math.max(0, rect.height - size * 1.02);
    return {
      left: rect.left,
      right: rect.right,
      top: rect.top + over * 0.8,
      bottom: rect.bottom - over * 0.2,
    };
  }
  const inside = (box, look) => {
    const rect = box.getBoundingClientRect();
    return {
      left: rect.left + parseFloat(look.borderLeftWidth),
      right: rect.right - parseFloat(look.borderRightWidth),
      top: rect.top + parseFloat(look.borderTopWidth),
      bottom: rect.bottom - parseFloat(look.borderBottomWidth),
    };
  };
  const shuts = (how) => how === "hidden" || how === "clip";
  const scrolls = (how) => how === "auto" || how === "scroll";
  const ends = (look) => look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none";
  const isTurned = (box) => styled(box).rotate !== "none" || !/^(none|matrix\(1, 0, 0, 1,)/.test(styled(box).transform);

  // Of the boxes around a text those that may cut it, up to one that is turned: what is in that is not measured.
  const walls = new Map();
  const isPlain = ({ overflowX, overflowY }) => overflowX === "visible" && overflowY === "visible";
  function wallsOf(box) {
    if (!walls.has(box)) {
      const all = holders(box);
      const turned = all.findIndex(isTurned);
      const near = turned < 0 ? all : all.slice(0, turned);
      const cutting = near.filter((node) => !isPlain(styled(node)) && styled(node).display !== "inline");
      walls.set(box, { cutting, turned: turned >= 0 });
    }
    return walls.get(box);
  }

  // What is left of a line behind the scrollers around it; says what is cut of it.
  function clipped(box, text, all) {
    let [x, y] = [true, true];
    let line = all;
    const left = { ...all };
    const { cutting, turned } = wallsOf(box);
    for (const node of cutting) {
      const look = styled(node);
      const room = inside(node, look);
      if (x && shuts(look.overflowX) && !ends(look) && (line.right > room.right + SLACK || line.left < room.left - SLACK))
        say("cut sideways", box, text, ` by ${called(node)}`);
      if (y && shuts(look.overflowY) && !ends(look) && (line.bottom > room.bottom + SLACK || line.top < room.top - SLACK))
        say("cut in height", box, text, ` by ${called(node)}`);
      if (look.overflowX !== "visible") [left.left, left.right] = [Math.max(left.left, room.left), Math.min(left.right, room.right)];
      if (look.overflowY !== "visible") [left.top, left.bottom] = [Math.max(left.top, room.top), Math.min(left.bottom, room.bottom)];
      if (scrolls(look.overflowX)) x = false;
      if (scrolls(look.overflowY)) y = false;
      // What "…" leaves of it is to be whole.
      if (ends(look)) {
        const share = (left.bottom - left.top) / (line.bottom - line.top);
        if (shuts(look.overflowY) && share > 0.2 && share < 0.85) say("cut in height", box, text, ` by ${called(node)}`);
        line = { ...left };
      }
      if (left.right - left.left < 1 || left.bottom - left.top < 1) return left;
    }
    if (x && !turned && (line.right > innerWidth + SLACK || line.left < -SLACK)) say("leaves the page", box, text);
    return left;
  }

  // The nearest thing of paper or ink that a line stands on.
  const ground = new Map();
  function grounds(box) {
    if (!ground.has(box)) ground.set(box, holders(box).find((node) => isPainted(styled(node))) ?? null);
    return ground.get(box);
  }
  function leaves(box, text, line) {
    const on = grounds(box);
    if (!on || on === document.body || isTurned(on)) return;
    // A row that is scrolled shows a part of what is on it, and what is cut is told of elsewhere.
    for (const node of holders(box)) {
      if (node === on) break;
      if (styled(node).overflowX !== "visible" || styled(node).overflowY !== "visible") return;
    }
    const look = styled(on);
    const rects = look.display === "inline" ? [...on.getClientRects()] : [on.getBoundingClientRect()];
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    if (look.overflowX === "visible" && (line.right > right + SLACK || line.left < left - SLACK))
      say("leaves its paper sideways", box, text, ` (${called(on)})`);
    if (look.overflowY === "visible" && (line.bottom > bottom + SLACK || line.top < top - SLACK))
      say("leaves its paper in height", box, text, ` (${called(on)})`);
  }

  // A word on two lines, without a hyphen where it is parted.
  const WORD = /[\p{Script=Latin}\p{M}\p{Nd}][\p{Script=Latin}\p{M}\p{Nd}'’]+/gu;
  function broken(node, box, text) {
    const range = document.createRange();
    for (const word of text.matchAll(WORD)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      // The hyphen that stands for a soft one is taken for a part of the letter behind it.
      if (text[word.index - 1] === "\u00ad") rects.shift();
      if (rects.some((rect) => rect.top > rects[0].top + rect.height / 2))
        say("broken inside a word", box, text, ` at “${word[0]}”`);
    }
  }

  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement;
    if (!/\S/.test(node.data) || ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "TEXTAREA", "TITLE", "DESC"].includes(box.tagName)) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(box)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (!rects.length) continue;
    const size = drawnSize(box);
    for (const rect of rects) {
      const line = inked(rect, size);
      const left = clipped(box, node.data, line);
      leaves(box, node.data, line);
      if (left.right - left.left > 1 && left.bottom - left.top > 1) lines.push({ box, text: node.data, ...left });
    }
    if (rects.length > 1) broken(node, box, node.data);
    for (const holder of holders(box)) {
      if (seen.has(holder)) break;
      seen.add(holder);
      const look = styled(holder);
      if (look.display === "inline") continue;
      const clamps = look.webkitLineClamp !== "none";
      if (clamps && holder.scrollHeight > holder.clientHeight + 1 && shuts(look.overflowY))
        say("ends in …", holder, holder.innerText ?? holder.textContent);
      if (look.textOverflow === "ellipsis" && shuts(look.overflowX) && holder.scrollWidth > holder.clientWidth + 1)
        say("ends in …", holder, holder.innerText ?? holder.textContent);
    }
  }

  // What is written in a field for nobody to scroll.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("input, select")) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(field)) continue;
    const look = styled(field);
    const said = field.tagName === "SELECT" ? (field.selectedOptions[0]?.label ?? "") : field.value ? "" : (field.placeholder ?? "");
    if (!said || ["checkbox", "radio", "range", "hidden"].includes(field.type)) continue;
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const room = field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    const arrow = field.tagName === "SELECT" && look.appearance !== "none" ? 18 : 0;
    if (pen.measureText(said).width > room - arrow + SLACK) say("cut in a field", field, said);
  }

  // Two lines at one place. What lies in another layer, a sheet over the table, covers what is below it by intent.
  const layer = (box) =>
    holders(box).find(
      (node) => ["fixed", "sticky"].includes(styled(node).position) || node.matches("dialog, [popover], .pop, .peek, .tray, .laid"),
    );
  lines.sort((a, b) => a.top - b.top);
  for (let n = 0; n < lines.length; n++)
    for (let m = n + 1; m < lines.length && lines[m].top < lines[n].bottom - 2; m++) {
      const [a, b] = [lines[n], lines[m]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - b.top;
      if (wide < 2 || high < 2.5 || a.box === b.box || a.box.contains(b.box) || b.box.contains(a.box)) continue;
      if (layer(a.box) !== layer(b.box)) continue;
      if (wallsOf(a.box).turned || wallsOf(b.box).turned) continue;
      say("lies on other text", a.box, a.text, ` on ${called(b.box)}: “${b.text.trim().slice(0, 40)}”`);
    }
  return [...faults.values()];
}
