package org.rubisee.contract;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import nu.validator.client.EmbeddedValidator;
import org.xml.sax.SAXException;

/** Checks pages with the Nu Html Checker, in this process. */
final class HtmlValidator {

  private final EmbeddedValidator checker = new EmbeddedValidator();

  /** A validator. */
  HtmlValidator() {
    checker.setOutputFormat(EmbeddedValidator.OutputFormat.TEXT);
    checker.setNoLangDetect(true);
  }

  /** Errors of a page, each with the place it stands at; empty for a valid one. */
  List<String> complaints(String html) {
    try {
      String report =
          checker.validate(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8)));
      List<String> errors = new ArrayList<>();
      String[] lines = report.split("\n");
      for (int i = 0; i < lines.length; i++) {
        if (lines[i].startsWith("Error:")) {
          errors.add(lines[i] + " " + (i + 1 < lines.length ? lines[i + 1] : ""));
        }
      }
      return errors;
    } catch (IOException | SAXException e) {
      throw new IllegalStateException("The HTML checker itself failed", e);
    }
  }
}
