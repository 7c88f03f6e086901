package org.rubisee.sessionbeans;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.Auth;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;

/** Shows a user all that the user does on the site. */
@Stateless
@Remote(AboutMe.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class AboutMeBean extends SqlBean implements AboutMe {

  @EJB Auth auth;

  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    int userId = auth.auth(user);
    return answer(sql -> sql.with(known -> userId).aboutMe().aboutMe(user));
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    return list(sql -> sql.aboutMe().furtherLines(userId, list, skip));
  }
}
