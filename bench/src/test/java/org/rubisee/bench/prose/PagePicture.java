package org.rubisee.bench.prose;

import java.util.List;
import java.util.Locale;

/**
 * A picture of one page in all implementations: what each does for it appears step by step. It
 * moves without a script; a program that runs scripts also gets buttons. Where nothing moves, as on
 * paper, it shows all steps.
 */
final class PagePicture {

  private static final String STEP_SECONDS = "0.25";
  private static final int LEFT = 150;
  private static final int TOP = 74;
  private static final int ROW = 46;
  private static final int WIDTH = 13;
  private static final int COUNTS = 150;

  private static final String STYLE =
      """
      svg { background: #fff; font: 14px sans-serif; --step: %ss; }
      text { fill: #222; }
      .R, .C, .S { stroke: none; }
      .R { fill: #0b5cad; }
      .B { fill: none; stroke: #7a3fb0; stroke-width: 2; }
      .S { fill: #b04a00; }
      .C { fill: #666; }
      .lane { stroke: #ccc; }
      .count { font-weight: bold; }
      .slot { visibility: hidden; }
      .button { cursor: pointer; text-decoration: underline; }
      .step { animation: show 0.01s both; }
      .slot { animation: slot var(--step); }
      .step, .slot { animation-delay: calc(var(--at) * var(--step)); }
      @keyframes show { from { visibility: hidden } to { visibility: visible } }
      @keyframes slot { from, to { visibility: visible } }
      @media (prefers-reduced-motion: reduce) { svg:not(.stepped) * { animation: none !important } }
      @media (prefers-color-scheme: dark) {
      svg { background: #16191d; }
      text { fill: #e6e6e6; }
      .R { fill: #6cb2f2; }
      .B { stroke: #c79bf0; }
      .S { fill: #f0a060; }
      .C { fill: #aaa; }
      .lane { stroke: #444; }
      }
      """;

  /** The moments of all animations are set; the last one is where nothing moves any more. */
  private static final String SCRIPT =
      """
      const root = document.documentElement, last = %d, step = 1000 * %s;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      root.classList.add('stepped');
      const all = document.getAnimations();
      let at = last;
      function show(n) {
        at = Math.max(0, Math.min(last, n));
        all.forEach(a => { a.pause(); a.currentTime = (at + 0.5) * step; });
      }
      if (still) show(last);
      const now = () => all[0].playState === 'running'
        ? Math.min(last, Math.floor(all[0].currentTime / step)) : at;
      [['Play', () => all.forEach(a => { a.currentTime = 0; a.play(); })],
        ['Step back', () => show(now() - 1)], ['Step', () => show(now() + 1)]].forEach((each, i) => {
        const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        text.textContent = each[0];
        text.setAttribute('class', 'button');
        text.setAttribute('role', 'button');
        text.setAttribute('tabindex', 0);
        text.setAttribute('x', %d + 90 * i);
        text.setAttribute('y', 24);
        text.addEventListener('click', each[1]);
        text.addEventListener('keydown', e => { if (e.key === 'Enter') each[1](); });
        root.append(text);
      });
      """;

  /**
   * What an implementation does.
   *
   * @param name the implementation
   * @param steps in their order: R a call over the network, B a call between beans, S a SELECT, C a
   *     COMMIT
   */
  record Row(String name, String steps) {

    long count(char step) {
      return steps.chars().filter(each -> each == step).count();
    }

    private String words() {
      return String.format(
          Locale.ROOT,
          "%s: %d calls over the network, %d between beans, %d SELECT, %d COMMIT.",
          name,
          count('R'),
          count('B'),
          count('S'),
          count('C'));
    }
  }

  private final String page;
  private final List<Row> rows;
  private final StringBuilder svg = new StringBuilder(20_000);

  private PagePicture(String page, List<Row> rows) {
    this.page = page;
    this.rows = rows;
  }

  /** The picture as a file of its own. */
  static String of(String page, List<Row> rows) {
    return new PagePicture(page, rows).drawn();
  }

  private String drawn() {
    int longest = rows.stream().map(Row::steps).mapToInt(String::length).max().orElseThrow();
    int width = LEFT + longest * WIDTH + COUNTS;
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
            + " role=\"img\" aria-labelledby=\"title steps\">\n",
        width, height(), width, height());
    add("<title id=\"title\">One %s in each implementation, step by step</title>\n", page);
    add("<desc id=\"steps\">%s</desc>\n", words());
    add("<style>\n" + STYLE + "</style>\n", STEP_SECONDS);
    text(12, 24, "", "One " + page + ", step by step");
    legend();
    for (int i = 0; i < rows.size(); i++) {
      row(rows.get(i), TOP + i * ROW, width);
    }
    add("<script>\n" + SCRIPT + "</script>\n", longest - 1, STEP_SECONDS, LEFT + 330);
    return svg.append("</svg>\n").toString();
  }

  private int height() {
    return TOP + rows.size() * ROW;
  }

  private String words() {
    return String.join(" ", rows.stream().map(Row::words).toList());
  }

  private void legend() {
    int x = 12;
    for (String each :
        List.of(
            "R call over the network",
            "B call between beans",
            "S SELECT",
            "C COMMIT",
            "1 round trips between tiers")) {
      if (each.charAt(0) == '1') {
        text(x, 52, "count", "1");
      } else {
        glyph(each.charAt(0), x + 4, 47, "");
      }
      text(x + 16, 52, "", each.substring(2));
      x += 50 + 8 * each.length();
    }
  }

  private void row(Row row, int top, int width) {
    int middle = top + ROW / 2;
    add("<path class=\"lane\" d=\"M%d %dH%d\"/>\n", LEFT, middle, width - COUNTS + 4);
    text(12, middle + 5, "", row.name());
    String steps = row.steps();
    int trips = 0;
    for (int i = 0; i < steps.length(); i++) {
      char step = steps.charAt(i);
      glyph(step, LEFT + 6 + i * WIDTH, middle, at("step", i));
      trips += step == 'B' ? 0 : 1;
      boolean isLast = i == steps.length() - 1;
      add(
          "<text%s x=\"%d\" y=\"%d\">%d</text>\n",
          at(isLast ? "count step" : "count slot", i), width - COUNTS + 20, middle + 5, trips);
    }
  }

  private static String at(String classes, int step) {
    return String.format(Locale.ROOT, " class=\"%s\" style=\"--at:%d\"", classes, step);
  }

  /** Each kind has a form of its own, since colours are not enough. */
  private void glyph(char step, int x, int y, String attributes) {
    String form =
        switch (step) {
          case 'R' -> "M-5 -7L6 0L-5 7Z";
          case 'B' -> "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0";
          case 'S' -> "M-5 -5h10v10h-10Z";
          case 'C' -> "M-2 -8h4v16h-4Z";
          default -> throw new IllegalArgumentException("No step: " + step);
        };
    add(
        "<g%s><path class=\"%s\" transform=\"translate(%d %d)\" d=\"%s\"/></g>\n",
        attributes, step, x, y, form);
  }

  private void text(int x, int y, String classes, String words) {
    String attribute = classes.isEmpty() ? "" : " class=\"" + classes + "\"";
    add("<text%s x=\"%d\" y=\"%d\">%s</text>\n", attribute, x, y, words);
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values));
  }
}
