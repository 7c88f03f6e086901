package org.rubisee.contract.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlValidatorTest {

  private final HtmlValidator validator = new HtmlValidator();

  @Test
  void acceptsAValidPageWithUnquotedAttributes() {
    assertThat(
            validator.complaints(
                "<!DOCTYPE html><html lang=en><head><title>T</title></head><body><h1>T</h1>"
                    + "<a href=\"/a?b=1&page=2\">l</a><IMG SRC=\"/i.svg\" ALT=x></body></html>"))
        .isEmpty();
  }

  @Test
  void findsAnImageWithoutAlternative() {
    assertThat(
            validator.complaints(
                "<!DOCTYPE html><html lang=en><head><title>T</title></head><body>"
                    + "<IMG SRC=\"/i.svg\"></body></html>"))
        .singleElement()
        .asString()
        .contains("alt");
  }

  @Test
  void doesNotBlameAPageForTheOneBefore() {
    String valid = "<!DOCTYPE html><html lang=en><head><title>T</title></head><body></body></html>";
    assertThat(validator.complaints(valid.replace("<body>", "<body><p><p></b>"))).isNotEmpty();
    assertThat(validator.complaints(valid)).isEmpty();
  }
}
