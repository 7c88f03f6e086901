package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisteredItem;
import org.rubisee.settings.BusinessClock;

/**
 * Puts an item up for sale: one create, whose answer carries the key.
 *
 * @param legacyClient whether items of category 0, which old clients make up, are stored
 */
public record EntityRegisterItem(EntityHomes homes, BusinessClock clock, boolean legacyClient)
    implements RegisterItem {
  @Override
  public RegisteredItem registerItem(NewItem item) throws RejectedException {
    LocalDateTime start = clock.now();
    LocalDateTime end = start.plusDays(item.durationDays());
    boolean anyCategory = legacyClient && item.categoryId() == 0;
    return EntityCalls.of(
        "RegisterItem",
        () ->
            new RegisteredItem(
                key(homes.items().create(item, start, anyCategory)), item, start, end));
  }

  /** The primary key, which a reference knows without calling the bean. */
  private static Integer key(ItemEntity item) throws IOException {
    return (Integer)
        (item instanceof EJBObject remote
            ? remote.getPrimaryKey()
            : ((EJBLocalObject) item).getPrimaryKey());
  }
}
