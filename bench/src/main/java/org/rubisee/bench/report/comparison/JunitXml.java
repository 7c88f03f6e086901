package org.rubisee.bench.report.comparison;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Verdicts in the format that CI servers read as test results. */
public final class JunitXml {

  private JunitXml() {}

  /** How a case ended. */
  public enum State {
    /** Nothing became worse. */
    PASSED,
    /** A regression. */
    FAILED,
    /** No verdict. */
    SKIPPED
  }

  /**
   * A verdict as a test case.
   *
   * @param group what was compared
   * @param name the metric
   * @param state how it ended
   * @param message the figures and the verdict; shown unless it passed
   */
  public record Case(String group, String name, State state, String message) {}

  /** A test suite of these cases. */
  public static String of(String suite, List<Case> cases) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", suite);
      xml.writeAttribute("tests", "" + cases.size());
      xml.writeAttribute("failures", "" + count(cases, State.FAILED));
      xml.writeAttribute("skipped", "" + count(cases, State.SKIPPED));
      for (Case one : cases) {
        write(xml, one);
      }
      xml.writeEndElement();
      xml.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("The verdicts cannot be written as XML", e);
    }
    return text.toString();
  }

  private static long count(List<Case> cases, State state) {
    return cases.stream().filter(one -> one.state() == state).count();
  }

  private static void write(XMLStreamWriter xml, Case one) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", one.group());
    xml.writeAttribute("name", one.name());
    if (one.state() != State.PASSED) {
      xml.writeStartElement(one.state() == State.FAILED ? "failure" : "skipped");
      xml.writeAttribute("message", one.message());
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }
}
