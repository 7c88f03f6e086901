// Checks of a page, called by AccessibilityCheck. Each gives a list of sentences, empty for a good
// page.

/** How an element and all in it look, as far as their tags, classes and styles tell. */
var look = element => [element, ...element.querySelectorAll('*')]
  .map(part => `${part.tagName}.${part.getAttribute('class')}.${part.getAttribute('style')}`)
  .join();

/** Marks each row that looks like four earlier ones of its table, whatever its text. */
var markFurtherRows = () => {
  for (const table of document.querySelectorAll('table')) {
    const seen = new Map();
    for (const row of [...table.tBodies].flatMap(body => [...body.rows])) {
      const count = (seen.get(look(row)) ?? 0) + 1;
      seen.set(look(row), count);
      row.toggleAttribute('data-further', count > 4);
    }
  }
};

/** What axe-core calls serious or critical; in long tables, which it takes a minute for, of rows
 * that differ. */
var seriousFindings = async () => {
  markFurtherRows();
  const results =
    await axe.run({ exclude: ['[data-further]'] }, { resultTypes: ['violations'] });
  return results.violations
    .filter(finding => finding.impact === 'serious' || finding.impact === 'critical')
    .map(finding => `${finding.id}: ${finding.help}: ${finding.nodes.map(node => node.target).join(' ')}`);
};

/** Links that a screen reader calls alike and that lead to different places. */
var ambiguousLinks = () => {
  const places = new Map();
  const complaints = [];
  axe.setup(document);
  for (const link of document.querySelectorAll('a[href]')) {
    const name = axe.commons.text.accessibleText(link);
    if (name === '' || (places.get(name) ?? link.href) !== link.href) {
      complaints.push(`'${name}' leads to ${places.get(name)} and to ${link.href}`);
    }
    places.set(name, link.href);
  }
  axe.teardown();
  return complaints;
};

/** Relative luminance of a CSS colour, by WCAG 2. */
var luminance = colour => {
  const parts = colour.match(/[\d.]+/g).slice(0, 3).map(Number).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};

var contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour that is seen behind the outline of an element, which need not be its parent's. */
var colourAround = element => {
  const style = getComputedStyle(element);
  const gap = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2;
  const box = element.getClientRects()[0];
  const colours = document
    .elementsFromPoint(Math.max(0, box.left - gap), box.top + box.height / 2)
    .map(seen => getComputedStyle(seen).backgroundColor)
    .filter(colour => !/^rgba\(.*, 0\)$|transparent/.test(colour));
  // nothing there: the outline's own colour, so that the page has a complaint
  return colours[0] ?? style.outlineColor;
};

/** What can have the focus without an outline of at least 2 px and a contrast of 3:1. */
var invisibleFocus = () => {
  const complaints = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
    element.focus({ focusVisible: true });
    if (document.activeElement !== element) {
      continue;
    }
    // the browser scrolls to the cursor only, which is at the edge of a tall text
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const style = getComputedStyle(element);
    const ratio = contrast(style.outlineColor, colourAround(element));
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2 || ratio < 3) {
      complaints.push(`The focus on ${element.outerHTML.slice(0, 80)} has a contrast of ${ratio}`);
    }
  }
  document.activeElement.blur();
  return complaints;
};

/** Whether one has to scroll sideways. */
var tooWide = () => {
  const width = document.documentElement.scrollWidth;
  return width <= window.innerWidth ? [] : [`The page is ${width} px wide`];
};
