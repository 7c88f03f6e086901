<?xml version="1.0" encoding="UTF-8"?>
<!-- What session-facade changes of the descriptors that it shares: that of the façades in auction/facades, and
     that of the entity beans in entity-cmp. Every bean keeps its remote interfaces and has no others. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ee="https://jakarta.ee/xml/ns/jakartaee">
  <xsl:import href="../../../../../auction/facades/src/main/descriptors/copy.xsl" />

  <!-- The web tier itself does what these two would do: one call of an entity bean's home. -->
  <xsl:template match="ee:session[ee:ejb-name = 'StoreBid' or ee:ejb-name = 'RegisterItem']" />

  <xsl:template match="ee:entity/ee:local-home | ee:entity/ee:local" />
</xsl:stylesheet>
