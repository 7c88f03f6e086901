package org.rubisee.pages;

import org.rubisee.model.Money;

/**
 * Writes the parts of forms. Hidden fields keep the one spelling that clients written for RUBiS
 * 1.4.3 look for: name, then value, without quotes, the value directly before the {@code >}.
 */
final class Form {
  private Form() {}

  /** Begins a form that is sent by POST to a script of the site. */
  static Html begin(Html html, String script) {
    return html.raw("<form method=post action=").raw(script).raw(">");
  }

  /** A hidden number. */
  static void hidden(Html html, String name, int value) {
    html.raw("<input type=hidden name=").raw(name).raw(" value=").number(value).raw(">");
  }

  /** A hidden amount of money. */
  static void hidden(Html html, String name, Money value) {
    html.raw("<input type=hidden name=").raw(name).raw(" value=").money(value).raw(">");
  }

  /** The hidden ticket; none when it is empty. */
  static void ticket(Html html, String ticket) {
    if (!ticket.isEmpty()) {
      html.raw("<input type=hidden name=ticket value=").raw(ticket).raw(">");
    }
  }

  /**
   * A labelled input.
   *
   * @param attributes of the input, as markup
   */
  static void field(Html html, String label, String name, String attributes) {
    html.raw("<label>").raw(label).raw("<input name=").raw(name).raw(" ").raw(attributes);
    html.raw("></label>");
  }

  /** A labelled input for an amount of at least so much, which is what it begins with. */
  static void amount(Html html, String label, String name, Money least) {
    html.raw("<label>").raw(label).raw("<input name=").raw(name);
    html.raw(" type=number inputmode=decimal step=0.01 min=").money(least);
    html.raw(" value=").money(least).raw(" required></label>");
  }

  /** A labelled input for a number of units. */
  static void units(Html html, int most) {
    html.raw("<label>Quantity<input name=qty type=number min=1 max=").number(most);
    html.raw(" value=1 required></label>");
  }

  /** Nickname and password, with what a visitor can enter. */
  static void login(Html html) {
    html.raw("<p class=note>This site is set in 2002, and its users are invented. Log in as user1")
        .raw(" with password1, user2 with password2, and so on.</p>");
    field(html, "Nickname", "nickname", "required maxlength=20 autocomplete=username");
    field(
        html,
        "Password",
        "password",
        "type=password required maxlength=64 autocomplete=current-password");
  }

  /** The button that sends the form, and its end. */
  static void end(Html html, String button) {
    html.raw("<button>").raw(button).raw("</button></form>");
  }
}
