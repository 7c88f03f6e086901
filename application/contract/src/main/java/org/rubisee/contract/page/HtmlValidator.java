package org.rubisee.contract.page;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nu.validator.validation.SimpleDocumentValidator;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * Checks pages with the Nu Html Checker, in this process. Reads the rules of HTML once, which takes
 * longer than to check a page.
 */
public final class HtmlValidator {

  private static final String RULES = "http://s.validator.nu/html5-all.rnc";

  private final Complaints complaints = new Complaints();
  private final SimpleDocumentValidator checker = new SimpleDocumentValidator(true, false, false);

  /** A validator. */
  public HtmlValidator() {
    try {
      checker.setUpMainSchema(RULES, complaints);
      checker.setUpValidatorAndParsers(complaints, false, false);
    } catch (Exception e) {
      throw new IllegalStateException("The HTML checker could not be set up", e);
    }
  }

  /** Errors of a page, each with the place it stands at; empty for a valid one. */
  public List<String> complaints(String html) {
    complaints.errors.clear();
    try {
      checker.checkHtmlInputSource(
          new InputSource(new ByteArrayInputStream(html.getBytes(StandardCharsets.UTF_8))));
      return List.copyOf(complaints.errors);
    } catch (IOException | SAXException e) {
      throw new IllegalStateException("The HTML checker itself failed", e);
    }
  }

  /** Keeps what the checker says is wrong; what it merely advises against is left out. */
  private static final class Complaints implements ErrorHandler {
    private final List<String> errors = new ArrayList<>();

    @Override
    public void warning(SAXParseException advice) {}

    @Override
    public void error(SAXParseException error) {
      errors.add(
          String.format(
              Locale.ROOT,
              "%d:%d %s",
              error.getLineNumber(),
              error.getColumnNumber(),
              error.getMessage()));
    }

    @Override
    public void fatalError(SAXParseException error) {
      error(error);
    }
  }
}
