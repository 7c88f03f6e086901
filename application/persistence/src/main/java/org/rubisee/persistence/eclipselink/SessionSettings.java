package org.rubisee.persistence.eclipselink;

import java.lang.reflect.Field;
import java.time.LocalDateTime;
import org.eclipse.persistence.descriptors.ClassDescriptor;
import org.eclipse.persistence.mappings.DatabaseMapping;
import org.eclipse.persistence.mappings.DirectToFieldMapping;
import org.eclipse.persistence.sessions.Session;
import org.eclipse.persistence.sessions.SessionCustomizer;

/**
 * Settings that no property has.
 *
 * <ul>
 *   <li>A query fails at once when it loses its connection, as with Hibernate. By itself
 *       EclipseLink tries it up to three times more, with pauses of 5 s, which is longer than its
 *       caller waits.
 *   <li>Dates and times of business time have no zone. The driver returns them as they are; by
 *       itself EclipseLink asks for a {@link java.sql.Timestamp}: see {@link ZonelessMySql}.
 * </ul>
 */
public final class SessionSettings implements SessionCustomizer {

  @Override
  public void customize(Session session) {
    session.getLogin().setQueryRetryAttemptCount(0);
    session.getDescriptors().values().forEach(SessionSettings::readAsTheDriverDoes);
  }

  private static void readAsTheDriverDoes(ClassDescriptor entity) {
    for (DatabaseMapping mapping : entity.getMappings()) {
      if (mapping instanceof DirectToFieldMapping direct && isDateTime(entity, direct)) {
        direct.setFieldClassification(Object.class);
      }
    }
  }

  private static boolean isDateTime(ClassDescriptor entity, DirectToFieldMapping mapping) {
    for (Class<?> type = entity.getJavaClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(mapping.getAttributeName())) {
          return field.getType() == LocalDateTime.class;
        }
      }
    }
    return false;
  }
}
