package org.rubisee.facades;

import org.rubisee.entities.EntityAboutMe;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;

/** Shows a user all that the user does; the login is asked of another façade. */
public class AboutMeFacade extends Facade implements AboutMe {
  private static final long serialVersionUID = 1;

  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    return answer(() -> new EntityAboutMe(homes(), transactions(), clock(), auth()).aboutMe(user));
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    return list(
        () ->
            new EntityAboutMe(homes(), transactions(), clock(), auth())
                .furtherLines(userId, list, skip));
  }
}
