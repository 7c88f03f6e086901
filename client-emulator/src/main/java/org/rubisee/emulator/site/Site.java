package org.rubisee.emulator.site;

/** The kind of RUBiS site that is driven: its paths, and how forms are sent. */
public enum Site {
  /** This project's sites: short servlet names, logins and writes by POST. */
  RUBIS_EE("rubis-ee", "", "", ""),
  /** The servlets of RUBiS 1.4.3. */
  SERVLETS("servlets", "/rubis_servlets", "/servlet/edu.rice.rubis.servlets.", ""),
  /** Any EJB version of RUBiS 1.4.3. */
  EJB("ejb", "/ejb_rubis_web", "/servlet/edu.rice.rubis.beans.servlets.", ""),
  /** The PHP version of RUBiS 1.4.3. */
  PHP("php", "/PHP", "/", ".php");

  private final String label;
  private final String defaultPath;
  private final String scriptPrefix;
  private final String scriptSuffix;

  Site(String label, String defaultPath, String scriptPrefix, String scriptSuffix) {
    this.label = label;
    this.defaultPath = defaultPath;
    this.scriptPrefix = scriptPrefix.isEmpty() ? "/" : scriptPrefix;
    this.scriptSuffix = scriptSuffix;
  }

  /** How the site is written on the command line and in results. */
  public String label() {
    return label;
  }

  /** The path of the site when the URL names none, without a slash at its end. */
  public String defaultPath() {
    return defaultPath;
  }

  /** Path of a script below {@code sitePath}. */
  public String scriptPath(String sitePath, String scriptName) {
    return sitePath + scriptPrefix + scriptName + scriptSuffix;
  }

  /** Whether forms are sent by POST. The client of RUBiS 1.4.3 sent them by GET. */
  public boolean postsForms() {
    return this == RUBIS_EE;
  }

  @Override
  public String toString() {
    return label;
  }
}
