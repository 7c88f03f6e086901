package org.rubisee.servers;

/** Text that becomes a part of an XML file. */
public final class XmlText {

  private XmlText() {}

  /**
   * What stands for a text between tags, or in an attribute with quotes of either kind.
   *
   * @param text without control characters, which XML cannot hold
   */
  public static String of(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&apos;");
  }
}
