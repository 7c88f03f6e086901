package org.rubisee.pages;

import java.util.List;

/**
 * The form for a new user.
 *
 * @param regionNames where one may live
 */
record RegisterPage(List<String> regionNames) implements Page {

  @Override
  public String title() {
    return "Register";
  }

  @Override
  public Section section() {
    return Section.REGISTER;
  }

  @Override
  public void writeBody(Html html) {
    Form.begin(html, "RegisterUser");
    Form.field(html, "First name", "firstname", "required maxlength=20 autocomplete=given-name");
    Form.field(html, "Last name", "lastname", "required maxlength=20 autocomplete=family-name");
    Form.field(html, "Nickname", "nickname", "required maxlength=20 autocomplete=username");
    Form.field(html, "E-mail", "email", "type=email required maxlength=50 autocomplete=email");
    Form.field(
        html,
        "Password",
        "password",
        "type=password required maxlength=64 autocomplete=new-password");
    html.raw("<label>Region<select name=region required><option value=\"\">Please choose");
    for (String region : regionNames) {
      html.raw("<option>").text(region);
    }
    html.raw("</select></label>");
    Form.end(html, "Register");
  }
}
