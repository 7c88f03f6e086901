package org.rubisee.bench.report.comparison;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A comparison in the format that CI servers read as test results. */
final class JunitXml {
  private JunitXml() {}

  static String of(List<RunComparison.Line> lines) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "RUBiS EE compare");
      xml.writeAttribute("tests", "" + lines.size());
      xml.writeAttribute(
          "failures", "" + lines.stream().filter(RunComparison.Line::isRegression).count());
      xml.writeAttribute("skipped", "" + lines.stream().filter(l -> !l.isVerdict()).count());
      for (RunComparison.Line line : lines) {
        write(xml, line);
      }
      xml.writeEndElement();
      xml.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("The comparison cannot be written as XML", e);
    }
    return text.toString();
  }

  private static void write(XMLStreamWriter xml, RunComparison.Line line)
      throws XMLStreamException {
    String message =
        line.contrast().ratio()
            + " (95 % interval "
            + line.contrast().interval()
            + "): "
            + line.contrast().verdict();
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", line.point());
    xml.writeAttribute("name", line.measure().title());
    if (!line.isVerdict() || line.isRegression()) {
      xml.writeStartElement(line.isVerdict() ? "failure" : "skipped");
      xml.writeAttribute("message", message);
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }
}
