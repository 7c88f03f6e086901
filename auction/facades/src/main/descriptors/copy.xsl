<?xml version="1.0" encoding="UTF-8"?>
<!-- Copies a descriptor as it is, but for the comment on its top, and puts the name of the application into it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:param name="application" />

  <xsl:template match="@* | node()">
    <xsl:copy>
      <xsl:apply-templates select="@* | node()" />
    </xsl:copy>
  </xsl:template>

  <xsl:template match="/comment()" />

  <xsl:template match="text()[contains(., 'APPLICATION/')]">
    <xsl:value-of select="concat(substring-before(., 'APPLICATION'), $application, substring-after(., 'APPLICATION'))" />
  </xsl:template>
</xsl:stylesheet>
