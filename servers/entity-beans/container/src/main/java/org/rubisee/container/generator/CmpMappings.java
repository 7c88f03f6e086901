package org.rubisee.container.generator;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.rubisee.container.descriptor.Xml;

/**
 * A {@code sun-cmp-mappings.xml}: tables and columns of container-managed fields, in the form that
 * other containers read, too.
 *
 * @param byBean tables by bean name
 */
record CmpMappings(Map<String, Table> byBean) {
  /**
   * A table.
   *
   * @param name its name
   * @param columns names of columns by field
   * @param readOnly fields that the container does not write; if the key is one, the database gives
   *     it
   */
  record Table(String name, Map<String, String> columns, Set<String> readOnly) {
    /** The column of a field. */
    String column(String field) {
      String column = columns.get(field);
      if (column == null) {
        throw new IllegalArgumentException(
            "No column of table " + name + " is mapped to field " + field);
      }
      return column;
    }
  }

  static CmpMappings parse(InputStream document) throws IOException {
    Map<String, Table> byBean = new HashMap<>();
    for (Xml mapping : Xml.parse(document).all("sun-cmp-mapping")) {
      for (Xml entity : mapping.all("entity-mapping")) {
        Map<String, String> columns = new HashMap<>();
        Set<String> readOnly = new HashSet<>();
        for (Xml field : entity.all("cmp-field-mapping")) {
          columns.put(field.needed("field-name"), field.needed("column-name"));
          if (!field.all("read-only").isEmpty()) {
            readOnly.add(field.needed("field-name"));
          }
        }
        byBean.put(
            entity.needed("ejb-name"), new Table(entity.needed("table-name"), columns, readOnly));
      }
    }
    return new CmpMappings(byBean);
  }

  /** The table of a bean. */
  Table of(String bean) {
    Table table = byBean.get(bean);
    if (table == null) {
      throw new IllegalArgumentException("No table is mapped to bean " + bean);
    }
    return table;
  }
}
