package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nu.validator.validation.SimpleDocumentValidator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Every kind of page, looked at by the W3C's validator. */
class HtmlValidityTest {
  private static final String SCHEMA = "http://s.validator.nu/html5-rdfalite.rnc";
  private static final String HOSTILE = "<b>\u0001\u0085 \uD800 & \"R&D\"' =\uFFFE ERROR Sorry";

  private static final Complaints COMPLAINTS = new Complaints(new ArrayList<>());
  private static SimpleDocumentValidator validator;

  /** Collects what the validator says, warnings included. */
  private record Complaints(List<String> messages) implements ErrorHandler {
    @Override
    public void warning(SAXParseException e) {
      messages.add("warning: " + e.getMessage());
    }

    @Override
    public void error(SAXParseException e) {
      messages.add("error: " + e.getMessage());
    }

    @Override
    public void fatalError(SAXParseException e) {
      messages.add("fatal: " + e.getMessage());
    }
  }

  @BeforeAll
  static void loadTheValidator() throws Exception {
    validator = new SimpleDocumentValidator(true, false, false);
    validator.setUpMainSchema(SCHEMA, COMPLAINTS);
    validator.setUpValidatorAndParsers(COMPLAINTS, false, false);
  }

  @Test
  void everyPageIsValidWhateverUsersWrite() throws Exception {
    for (String mode : List.of("false", "true")) {
      try (TestSite site = TestSite.start(HOSTILE, Map.of("legacy-client", mode))) {
        for (var page : Tour.of(site).entrySet()) {
          assertThat(complaintsAbout(page.getValue().text())).as(page.getKey()).isEmpty();
        }
      }
    }
  }

  @Test
  void aWrongPageIsFound() throws Exception {
    assertThat(complaintsAbout("<!DOCTYPE html><html lang=en><title>x</title><img>"))
        .anyMatch(message -> message.contains("img"));
  }

  private static List<String> complaintsAbout(String html) throws Exception {
    COMPLAINTS.messages().clear();
    validator.checkHtmlInputSource(new InputSource(new StringReader(html)));
    return List.copyOf(COMPLAINTS.messages());
  }
}
