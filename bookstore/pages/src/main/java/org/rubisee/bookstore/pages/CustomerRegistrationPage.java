package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;

/**
 * The forms for customers who return, and for new ones.
 *
 * @param customer who looks, if that is known
 * @param visit who looks
 */
record CustomerRegistrationPage(CustomerName customer, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Who are you?";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<h2>I have bought here before</h2>");
    LoginFields.toBuy(visit).write(new Form(html), customer.userName());
    html.raw("<h2>I am a new customer</h2>");
    new NewCustomerFields(visit).write(new Form(html));
  }
}
