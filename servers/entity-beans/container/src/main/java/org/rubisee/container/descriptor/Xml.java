package org.rubisee.container.descriptor;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * An element of a deployment descriptor. Nothing outside the document is read, and entities cannot
 * be declared in it.
 *
 * @param element the element
 */
public record Xml(Element element) {
  /** How deep elements may be nested; the schema of descriptors allows fewer. */
  private static final int DEEPEST = 40;

  /**
   * The root of a document.
   *
   * @throws IOException if the document is not well-formed; the message says so
   */
  public static Xml parse(InputStream document) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setAttribute("jdk.xml.maxElementDepth", DEEPEST);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      factory.setXIncludeAware(false);
      DocumentBuilder builder = factory.newDocumentBuilder();
      // The default handler writes to the standard error stream, too.
      builder.setErrorHandler(new DefaultHandler());
      return new Xml(builder.parse(document).getDocumentElement());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("A deployment descriptor is not well-formed: " + e.getMessage(), e);
    } catch (UnsupportedEncodingException | CharConversionException e) {
      throw new IOException(
          "A deployment descriptor is not encoded as it says: " + e.getMessage(), e);
    }
  }

  /** The children of that name, in order. */
  public List<Xml> all(String name) {
    List<Xml> found = new ArrayList<>();
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element next && name.equals(next.getTagName())) {
        found.add(new Xml(next));
      }
    }
    return found;
  }

  /** The first child of that name. */
  Optional<Xml> first(String name) {
    return all(name).stream().findFirst();
  }

  /** The text of the first child of that name. */
  Optional<String> text(String name) {
    return first(name).map(Xml::text);
  }

  /** The text of a child that the schema demands. */
  public String needed(String name) {
    return neededElement(name).text();
  }

  /** A child that the schema demands. */
  Xml neededElement(String name) {
    return first(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "<" + element.getTagName() + "> needs a <" + name + "> inside"));
  }

  /** The text inside. */
  String text() {
    return element.getTextContent().trim();
  }
}
