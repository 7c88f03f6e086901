package org.rubisee.servers;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Deployment descriptors as documents. */
public final class Xml {

  private Xml() {}

  /**
   * Reads a descriptor, and nothing outside of it.
   *
   * @throws IOException if it is not XML or declares a document type, whose entities could read
   *     files
   */
  public static Document parse(byte[] xml) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
      factory.setNamespaceAware(true);
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("A descriptor cannot be read: " + e.getMessage(), e);
    }
  }

  /** The descriptor as it is stored. */
  public static byte[] bytes(Document document) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TransformerFactory.newDefaultInstance()
          .newTransformer()
          .transform(new DOMSource(document), new StreamResult(out));
    } catch (TransformerException e) {
      throw new IOException("A descriptor cannot be written: " + e.getMessage(), e);
    }
    return out.toByteArray();
  }

  /** The children of that name. */
  public static List<Element> children(Node parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getLocalName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }

  /** The text of the first child of that name, if there is one. */
  public static Optional<String> text(Node parent, String name) {
    return children(parent, name).stream().findFirst().map(child -> child.getTextContent().strip());
  }

  /** A further child, the last one. */
  public static Element add(Element parent, String name) {
    Element child = create(parent, name);
    parent.appendChild(child);
    return child;
  }

  /** A further child with text, the last one. */
  public static void add(Element parent, String name, String text) {
    add(parent, name).setTextContent(text);
  }

  /** An element of the same document that is not in it yet. */
  public static Element create(Element sibling, String name) {
    return sibling.getOwnerDocument().createElementNS(sibling.getNamespaceURI(), name);
  }

  /** The same element under another name. */
  public static Element rename(Element element, String name) {
    return (Element)
        element.getOwnerDocument().renameNode(element, element.getNamespaceURI(), name);
  }
}
