package org.rubisee.pages;

import java.util.Optional;
import java.util.regex.Pattern;
import org.rubisee.logic.Money;

/**
 * Writes a form. Hidden fields keep the one spelling that clients written for RUBiS 1.4.3 look for:
 * name, then value, without quotes, the value directly before the {@code >}.
 *
 * <p>A form that comes back holds what was typed, marks the fields to correct and says what is
 * wrong with them.
 */
public final class Form {
  /** Most characters of a line that come back. */
  private static final int MAX_LINE = 1000;

  /** Most characters of a longer text that come back: enough for people to shorten it. */
  static final int MAX_TEXT = 16 * 1024;

  /** What browsers show in a field for numbers. */
  private static final Pattern NUMBER = Pattern.compile("\\d{1,15}(\\.\\d{1,15})?");

  private final Html html;
  private final Entries entries;

  /** A form that is shown for the first time. */
  public Form(Html html) {
    this(html, Entries.NONE);
  }

  /** A form that begins with these entries. */
  Form(Html html, Entries entries) {
    this.html = html;
    this.entries = entries;
  }

  /** Begins a form that is sent by POST to a script of the site. */
  public Form begin(String script) {
    html.raw("<form method=post action=").raw(script).raw(">");
    return this;
  }

  /** A hidden number. */
  public Form hidden(String name, int value) {
    html.raw("<input type=hidden name=").raw(name).raw(" value=").number(value).raw(">");
    return this;
  }

  /** A hidden amount of money. */
  public Form hidden(String name, Money value) {
    html.raw("<input type=hidden name=").raw(name).raw(" value=").money(value).raw(">");
    return this;
  }

  /** The hidden ticket; none when it is empty. */
  public Form ticket(String ticket) {
    return ticket.isEmpty() ? this : hidden("ticket", ticket);
  }

  /**
   * A hidden word.
   *
   * @param value one or more letters, digits and dashes of ASCII
   */
  public Form hidden(String name, String value) {
    html.raw("<input type=hidden name=").raw(name).raw(" value=").raw(value).raw(">");
    return this;
  }

  /**
   * A line of text.
   *
   * @param attributes of the input, as markup
   */
  public Form line(Field field, String attributes) {
    return line(field, attributes, Optional.empty());
  }

  /**
   * A line of text that begins with something.
   *
   * @param attributes of the input, as markup
   * @param first what it begins with when the form is shown for the first time
   */
  public Form line(Field field, String attributes, String first) {
    return line(field, attributes, Optional.of(first));
  }

  private Form line(Field field, String attributes, Optional<String> first) {
    begin(field, "<input name=").raw(" ").raw(attributes);
    entries.typed(field, MAX_LINE).or(() -> first).ifPresent(this::value);
    html.raw("></label>");
    return end(field);
  }

  /** An amount of at least so much, which is what it begins with. */
  public Form amount(Field field, Money least) {
    begin(field, "<input name=");
    if (isNumber(field)) {
      html.raw(" type=number step=0.01 min=").money(least);
    }
    html.raw(" inputmode=decimal");
    entries.typed(field, MAX_LINE).ifPresentOrElse(this::value, () -> value(least));
    html.raw(" required></label>");
    return end(field);
  }

  /** A whole number from 1; it begins with 1. */
  public Form count(Field field, int most) {
    begin(field, "<input name=");
    if (isNumber(field)) {
      html.raw(" type=number min=1 max=").number(most);
    }
    entries.typed(field, MAX_LINE).ifPresentOrElse(this::value, () -> html.raw(" value=1"));
    html.raw(" required></label>");
    return end(field);
  }

  /** A text of several lines. */
  public Form text(Field field, int rows, int maxChars, boolean isRequired) {
    begin(field, "<textarea name=").raw(" rows=").number(rows);
    html.raw(isRequired ? " required maxlength=" : " maxlength=").number(maxChars).raw(">");
    // The first line break of a text area does not count.
    entries.typed(field, MAX_TEXT).ifPresent(text -> html.raw("\n").text(text));
    html.raw("</textarea></label>");
    return end(field);
  }

  /**
   * Begins a choice, whose {@link #option}s follow.
   *
   * @param end attributes of the select, the end of its tag, and a first option, as markup
   */
  public Form choice(Field field, String end) {
    begin(field, "<select name=").raw(end);
    return this;
  }

  /**
   * Begins an option, up to what people read.
   *
   * @param value what is sent
   * @param first whether a form that is shown for the first time begins with it
   */
  public Html option(Field field, int value, boolean first) {
    boolean isSelected =
        entries.typed(field, MAX_LINE).map(Integer.toString(value)::equals).orElse(first);
    html.raw("<option value=").number(value);
    return html.raw(isSelected ? " selected>" : ">");
  }

  /** An option whose text is sent. */
  public Form option(Field field, String text) {
    boolean isSelected = entries.typed(field, MAX_LINE).map(text::equals).orElse(false);
    html.raw(isSelected ? "<option selected>" : "<option>").text(text);
    return this;
  }

  /** Ends a choice. */
  public Form endChoice(Field field) {
    html.raw("</select></label>");
    return end(field);
  }

  /** A note to whoever fills the form in, as markup. */
  public Form note(String markup) {
    html.raw("<p class=note>").raw(markup).raw("</p>");
    return this;
  }

  /** The button that sends the form, and its end. */
  public void end(String button) {
    html.raw("<button>").raw(button).raw("</button></form>");
  }

  private Html begin(Field field, String tagAndName) {
    html.raw("<label>").raw(field.label()).raw(field.hint()).raw(tagAndName);
    html.raw(field.parameter());
    if (entries.isWrong(field)) {
      html.raw(" aria-invalid=true aria-describedby=problem");
      html.raw(isFirst(field) ? " autofocus" : "");
    }
    return html;
  }

  private boolean isFirst(Field field) {
    return entries.problem().map(FieldProblem::first).equals(Optional.of(field));
  }

  private Form end(Field field) {
    entries
        .problem()
        .filter(problem -> problem.last() == field)
        .ifPresent(
            problem ->
                html.raw("<p class=problem id=problem>").text(problem.message()).raw("</p>"));
    return this;
  }

  private boolean isNumber(Field field) {
    return entries.typed(field, MAX_LINE).map(text -> NUMBER.matcher(text).matches()).orElse(true);
  }

  private void value(String typed) {
    html.raw(" value=\"").text(typed).raw("\"");
  }

  private void value(Money amount) {
    html.raw(" value=").money(amount);
  }
}
