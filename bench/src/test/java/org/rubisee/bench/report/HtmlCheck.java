package org.rubisee.bench.report;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import nu.validator.validation.SimpleDocumentValidator;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** What the W3C's validator says of a page. */
public final class HtmlCheck {
  private static final String SCHEMA = "http://s.validator.nu/html5-rdfalite.rnc";

  private HtmlCheck() {}

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

  /** Errors and warnings; empty for a valid page. */
  public static List<String> complaints(String html) throws Exception {
    Complaints complaints = new Complaints(new ArrayList<>());
    SimpleDocumentValidator validator = new SimpleDocumentValidator(true, false, false);
    validator.setUpMainSchema(SCHEMA, complaints);
    validator.setUpValidatorAndParsers(complaints, false, false);
    validator.checkHtmlInputSource(new InputSource(new StringReader(html)));
    return List.copyOf(complaints.messages());
  }
}
