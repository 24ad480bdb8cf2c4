// What a reader could not read: text that is cut, in any part of a page.

/** Text that sticks out of its box, is shortened to dots, or lies where nobody can scroll to it. */
export const cutTexts = (page, selector) =>
  page.evaluate((parts) => {
    const found = new Set();
    const clips = (value) => value !== 'visible';
    for (const element of document.querySelectorAll(
      parts
        .split(',')
        .flatMap((one) => [one, `${one} *`])
        .join(','),
    )) {
      if (element.closest('svg, .vh, option, [aria-hidden="true"].over') || element.getClientRects().length === 0)
        continue;
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== '');
      const style = getComputedStyle(element);
      if (texts.length === 0 || style.visibility !== 'visible') continue;
      const words = element.textContent.trim().slice(0, 40);
      if (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) found.add(`cut: ${words}`);
      if (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
        found.add(`cut: ${words}`);
      const range = document.createRange();
      for (const text of texts) {
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (line.width < 1) continue;
          for (let box = element; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            // What can be scrolled to is not lost.
            const [scrollsX, scrollsY] = [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)];
            if (scrollsX || scrollsY) break;
            if (clips(overflowX) && (line.left < edge.left - 1 || line.right > edge.right + 1))
              found.add(`hidden: ${words}`);
            if (clips(overflowY) && (line.top < edge.top - 2 || line.bottom > edge.bottom + 2))
              found.add(`hidden: ${words}`);
          }
          if (line.right > innerWidth + 1 && !element.closest('[style*="scroll"], .sr-cards, .ins-rail, .piles'))
            found.add(`beyond the window: ${words}`);
        }
      }
    }
    // The chosen line of a drop-down is drawn by the browser: it needs the room of its text and the arrow.
    for (const select of document.querySelectorAll(
      parts
        .split(',')
        .flatMap((one) => [`${one} select`])
        .join(','),
    )) {
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = getComputedStyle(select).font;
      const text = select.selectedOptions[0]?.textContent ?? '';
      if (select.clientWidth > 0 && pen.measureText(text).width + 28 > select.clientWidth)
        found.add(`drop-down too narrow: ${text}`);
    }
    return [...found].slice(0, 10);
  }, selector);
