package org.rubisee.bookstore.entities;

import java.time.LocalDate;
import org.rubisee.beans.AbstractEntityBean;

/** Who wrote books. */
public abstract class AuthorBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getFirstName();

  public abstract void setFirstName(String firstName);

  public abstract String getLastName();

  public abstract void setLastName(String lastName);

  public abstract String getMiddleName();

  public abstract void setMiddleName(String middleName);

  public abstract LocalDate getBirthDate();

  public abstract void setBirthDate(LocalDate birthDate);

  public abstract String getBiography();

  public abstract void setBiography(String biography);
}
