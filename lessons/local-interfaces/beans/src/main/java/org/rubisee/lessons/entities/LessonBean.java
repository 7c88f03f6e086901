package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import java.time.LocalDateTime;
import org.rubisee.beans.AbstractEntityBean;

/** A lesson. */
public abstract class LessonBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getGroupId();

  public abstract void setGroupId(int groupId);

  public abstract String getTitle();

  public abstract void setTitle(String title);

  public abstract LocalDateTime getCreated();

  public abstract void setCreated(LocalDateTime created);

  /** Stores one. */
  public Integer ejbCreate(int groupId, String title, LocalDateTime created)
      throws CreateException {
    setGroupId(groupId);
    setTitle(title);
    setCreated(created);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(int groupId, String title, LocalDateTime created) {}
}
